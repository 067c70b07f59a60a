import { lazy } from 'react';

export const ContactForm = lazy(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }));

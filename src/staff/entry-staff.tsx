import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { desks } from './desks.ts';
import { applyTheme } from './frame/theme.ts';
import { registerDesks } from './places.ts';
import { queryClient } from './query-client.ts';
import { StaffApp } from './StaffApp.tsx';
import { staffPath } from './staff-path.ts';
import './staff.css';

registerDesks(desks);
applyTheme();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={staffPath}>
          <StaffApp />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}

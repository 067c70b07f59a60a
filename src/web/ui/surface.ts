import { createContext, useContext } from 'react';
import { type SurfaceLang, uiMessages } from './ui.messages.ts';

/** What the kit says inside is said in this language; the element around carries the `lang`. */
export const SurfaceLanguage = createContext<SurfaceLang>('it');

export function useSurfaceLang(): SurfaceLang {
  return useContext(SurfaceLanguage);
}

export function useUiMessages() {
  return uiMessages[useSurfaceLang()];
}

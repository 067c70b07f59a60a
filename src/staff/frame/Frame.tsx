import { Suspense, useState } from 'react';
import { Route, Routes } from 'react-router';
import { contentId, SkipLink } from '#web/shell/SkipLink.tsx';
import { placePath } from '../desk.ts';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { placesOf } from '../places.ts';
import { useMe } from '../session/use-me.ts';
import { Loading } from './Loading.tsx';
import { LostScreen } from './LostScreen.tsx';
import { Navigation } from './Navigation.tsx';
import { NavigationSheet } from './NavigationSheet.tsx';
import { PlaceScreen } from './PlaceScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { TopBar } from './TopBar.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';
import { useScreenKey } from './use-screen-key.ts';

/** Navigation at the left, what is worked on beside it. On a phone the navigation is a sheet. */
export function Frame() {
  const { permissions } = useMe();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const screenKey = useScreenKey();
  const places = placesOf(permissions);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SkipLink />
      <div className="sticky top-0 hidden h-dvh lg:block">
        <Navigation permissions={permissions} />
      </div>
      <NavigationSheet open={isSheetOpen} onClose={() => setSheetOpen(false)} permissions={permissions} />
      <div className="flex min-w-0 flex-col">
        <TopBar onMenu={() => setSheetOpen(true)} />
        <UpdateNotice />
        <main id={contentId} tabIndex={-1} className="w-full max-w-[90rem] flex-1 px-4 py-5 outline-none md:px-6">
          <ScreenBoundary key={screenKey}>
            <Suspense fallback={<Loading />}>
              <Routes>
                {places.map((place) => (
                  <Route
                    key={placePath(place)}
                    path={placePath(place) === '/' ? '/' : `${placePath(place)}/*`}
                    element={<PlaceScreen place={place} />}
                  />
                ))}
                <Route path="*" element={<LostScreen />} />
              </Routes>
            </Suspense>
          </ScreenBoundary>
        </main>
      </div>
      <PaletteHost />
    </div>
  );
}

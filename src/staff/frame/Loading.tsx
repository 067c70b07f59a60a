import { Loader } from '#web/ui/Loader.tsx';

export function Loading() {
  return (
    <div className="grid min-h-[50dvh] content-center">
      <Loader />
    </div>
  );
}

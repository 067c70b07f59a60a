import { useState } from 'react';
import { useFocusKept } from '#web/forms/use-focus-kept.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { panelMessages } from '../../panel.messages.ts';
import { Failure } from '../ModalForm.tsx';
import { downloadData } from './download-data.ts';

export function DownloadData() {
  const { download: text } = panelMessages[useSurfaceLang()];
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const button = useFocusKept(isBusy);

  async function fetchFile(): Promise<void> {
    setFailure('');
    setBusy(true);
    setFailure((await downloadData()) ?? '');
    setBusy(false);
  }

  return (
    <div className="grid">
      <Failure text={failure} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[42ch] text-14 text-ink-2">{text.text}</p>
        <Button ref={button} variant="line" disabled={isBusy} onClick={fetchFile}>
          <Icon name="download" size={18} />
          {isBusy ? text.busy : text.submit}
        </Button>
      </div>
    </div>
  );
}

import { Component, type ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { frameMessages } from './frame.messages.ts';

const text = frameMessages.failed;

/** A screen that broke leaves the frame standing: whoever is in it goes elsewhere, or tries again. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="grid justify-items-start gap-4 py-10">
        <h1 className="text-31">{text.title}</h1>
        <p className="text-ink-2">{text.text}</p>
        <Button variant="line" onClick={() => location.reload()}>
          {text.again}
        </Button>
      </div>
    );
  }
}

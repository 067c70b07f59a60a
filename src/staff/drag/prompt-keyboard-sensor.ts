import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

type Insides = {
  listeners: { add(name: string, handler: (event: Event) => void): void };
  handleKeyDown: (event: Event) => void;
};

/** Hears the very next key: the library's own sensor begins to listen a moment later and loses an arrow that comes at once. */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const { listeners, handleKeyDown } = this as unknown as Insides;
    // The press that takes something up must not be heard as the one that puts it down.
    props.event.stopPropagation();
    listeners.add('keydown', handleKeyDown);
  }
}

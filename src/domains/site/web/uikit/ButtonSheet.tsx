import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Grounds, Row } from './Grounds.tsx';
import { kitMessages } from './uikit.messages.ts';

const { buttons: text } = kitMessages;

export function ButtonSheet() {
  return (
    <Grounds>
      {() => (
        <>
          <Row title={text.names.variants}>
            <Button>
              <Icon name="play" size={14} />
              {text.primary}
            </Button>
            <Button variant="line">{text.line}</Button>
            <Button variant="ghost">{text.ghost}</Button>
            <ButtonLink href="/programacao" variant="line">
              {text.link}
              <Icon name="chevron-right" size={16} />
            </ButtonLink>
          </Row>
          <Row title={text.names.small}>
            <Button size="small">{text.small}</Button>
            <Button size="small" variant="line">
              {text.small}
            </Button>
            <Button size="small" variant="ghost">
              {text.ghost}
            </Button>
          </Row>
          <Row title={text.names.states}>
            <Button busy>{text.busy}</Button>
            <Button variant="line" busy>
              {text.busy}
            </Button>
            <Button disabled>{text.disabled}</Button>
            <Button variant="line" disabled>
              {text.disabled}
            </Button>
          </Row>
          <Row title={text.names.icons}>
            <IconButton icon="play" label={text.play} variant="solid" />
            <IconButton icon="thumb-up" label={text.like} variant="line" />
            <IconButton icon="thumb-down" label={text.dislike} variant="line" />
            <IconButton icon="search" label={text.search} />
            <IconButton icon="volume" label={text.disabled} variant="line" disabled />
          </Row>
        </>
      )}
    </Grounds>
  );
}

import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { color, still } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Places gained or lost, seen once the rows have moved. */
export function Move({ moved, hasMoved }: { moved: number; hasMoved: boolean }) {
  const { t } = useTranslation();
  return (
    <Sign data-way={moved > 0 ? 'up' : 'down'} data-seen={hasMoved || undefined}>
      {moved !== 0 && (
        <>
          <Icon name="triangle" />
          <span aria-hidden="true">{Math.abs(moved)}</span>
          <VisuallyHidden>
            {t(moved > 0 ? 'party.reveal.up' : 'party.reveal.down', { count: Math.abs(moved) })}
          </VisuallyHidden>
        </>
      )}
    </Sign>
  );
}

const Sign = styled.i`
  && {
    display: inline-flex;
    align-items: center;
    gap: 0.1em;
    overflow: visible;
    font-style: normal;
    opacity: 0;
    transition: opacity 300ms 700ms;
    ${still}
  }
  &&[data-seen] {
    opacity: 1;
  }
  [data-narrow] & > span[aria-hidden] {
    display: none;
  }
  svg {
    width: 0.62em;
    height: 0.62em;
  }
  &[data-way='up'] {
    color: ${color.veryClose};
  }
  &[data-way='down'] {
    color: ${color.far};
    svg {
      rotate: 180deg;
    }
  }
`;

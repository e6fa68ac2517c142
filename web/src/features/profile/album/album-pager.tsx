import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { line } from '../../../ui/layout.ts';
import { center, color, inverted, media } from '../../../ui/tokens.ts';
import { display } from '../../../ui/type.ts';

export type AlbumPagerProps = {
  /** From 1 on. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  /** Announces page changes to screen readers; only one of the two pagers does. */
  announced?: boolean;
};

/** At an end of the album a button stays enabled, to keep the focus, and does nothing. */
export function AlbumPager({ page, pages, onTurn, announced = false }: AlbumPagerProps) {
  const { t } = useTranslation();
  const turn = (to: number) => ({
    type: 'button' as const,
    'aria-disabled': to < 1 || to > pages,
    onClick: () => to >= 1 && to <= pages && onTurn(to),
  });
  return (
    <Pager data-screen-only>
      <button {...turn(page - 1)} data-back aria-label={t('album.previous')}>
        <Icon name="chevron" size={22} />
      </button>
      <span {...(announced && { role: 'status' })}>{t('album.page', { page, pages })}</span>
      <button {...turn(page + 1)} aria-label={t('album.next')}>
        <Icon name="chevron" size={22} />
      </button>
    </Pager>
  );
}

const Pager = styled.div`
  ${line(2)}
  button {
    ${center}
    width: 44px;
    height: 44px;
    border: 2px solid ${color.ink};
    background: ${color.field};
    cursor: pointer;
  }
  svg {
    flex: none;
    rotate: -90deg;
  }
  [data-back] svg {
    rotate: 90deg;
  }
  [aria-disabled='true'] {
    border-color: ${color.rule};
    color: ${color.quiet};
    cursor: default;
  }
  ${media.hover} {
    [aria-disabled='false']:hover {
      ${inverted}
    }
  }
  span {
    min-width: 7ch;
    ${display(4)}
    text-align: center;
  }
  ${media.mobile} {
    flex: 1;
    justify-content: space-between;
  }
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color, space } from '../../../ui/tokens.ts';
import { size } from '../../../ui/type.ts';

/** Shown without any sticker: how to get the first one, with a link. */
export function EmptyAlbum({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Words>
      <p>{t('album.empty.text')}</p>
      {children}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  p {
    margin: 0;
    color: ${color.quiet};
    font-size: ${size(3)};
    text-wrap: balance;
  }
`;

import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { OnFloor, PageTitle } from '../../ui/album/page-title.tsx';
import { space } from '../../ui/tokens.ts';
import { capitals } from '../../ui/type.ts';

export type DailyPageProps = {
  title: string;
  /** The date in words. */
  line: string;
  /** Days since the first one; absent while it is not known. */
  number?: number | undefined;
  ref?: Ref<HTMLDivElement>;
  /** The stickers. */
  children: ReactNode;
};

/** The coloured page: its title, and the four of a date. */
export function DailyPage({ title, line, number, ref, children }: DailyPageProps) {
  const { t } = useTranslation();
  return (
    <OnFloor ref={ref}>
      <Head>
        <h1>{title}</h1>
        <p>
          <span>{line}</span>
          {number !== undefined && <b>{t('daily.number', { number })}</b>}
        </p>
      </Head>
      {children}
    </OnFloor>
  );
}

const Head = styled(PageTitle)`
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: baseline;
  }
  span::first-letter {
    text-transform: uppercase;
  }
  span {
    display: inline-block;
  }
  b {
    ${capitals(4)}
  }
`;

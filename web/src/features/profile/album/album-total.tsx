import type { AlbumCover, AlbumLeague } from '@craque/common/contracts/album.ts';
import { sports } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { gapOf, Row, Stack } from '../../../ui/layout.ts';
import { center, color } from '../../../ui/tokens.ts';
import { Display, Heading, Text } from '../../../ui/type.ts';
import { Blank } from '../../../ui/blank.tsx';
import { useProfileTexts } from '../profile-texts.ts';
import { goldLeaf } from '../../../ui/album/gold-leaf.ts';

export function sumOf(leagues: readonly AlbumLeague[], part: 'collected' | 'athletes'): number {
  return leagues.reduce((sum, league) => sum + league[part], 0);
}

export type AlbumTotalProps = {
  leagues: readonly AlbumCover[];
  blank: boolean;
  children?: ReactNode;
};

/** Number of stickers in the whole album, by sport; on gold once it is complete. */
export function AlbumTotal({ leagues, blank, children }: AlbumTotalProps) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const [collected, athletes] = [sumOf(leagues, 'collected'), sumOf(leagues, 'athletes')];
  const words = t('album.total', { athletes: number(athletes) });
  const isFull = !blank && collected > 0 && collected === athletes;
  return (
    <Total $gap={3} aria-hidden={blank || undefined} data-full={isFull || undefined}>
      {isFull ? (
        <Heading as="p" $step={8}>
          <Icon name="medal" size={40} /> {t('album.full')}
        </Heading>
      ) : (
        <Row as={Text} $step={4} $weight={600} $quiet $align="baseline">
          <Display $step={8}>{blank ? <Blank $width="2ch" /> : number(collected)}</Display>
          {!blank && words}
        </Row>
      )}
      <Bar
        role="progressbar"
        aria-label={t('album.label')}
        aria-valuemin={0}
        aria-valuemax={athletes}
        aria-valuenow={collected}
        aria-valuetext={`${number(collected)} ${words}`}
      >
        {sports.map((sport) => {
          const part = sumOf(
            leagues.filter((league) => league.sport === sport),
            'collected',
          );
          return (
            part > 0 && (
              <i key={sport} data-sport={sport} style={{ width: `${(100 * part) / athletes}%` }}>
                <Icon name={sport} size={16} />
              </i>
            )
          );
        })}
      </Bar>
      {isFull && <Text>{t('album.all', { athletes: number(athletes) })}</Text>}
      {children}
    </Total>
  );
}

const Total = styled(Stack)`
  b {
    color: ${color.ink};
  }
  &[data-full] {
    --ink: ${color.print};
    --quiet: ${color.print};
    --focus: ${color.print};
    --epic: ${color.print};
    --close: ${color.print};
    padding: ${gapOf(4)} ${gapOf(5)};
    border-radius: 6px;
    background: ${goldLeaf};
    color: ${color.print};
  }
`;

const Bar = styled.div`
  display: flex;
  height: 22px;
  overflow: hidden;
  background: ${color.sunk};
  box-shadow: inset 0 -1px ${color.rule};
  i {
    flex: none;
    min-width: 4px;
    container-type: inline-size;
    ${center}
    background: ${color.glow};
    color: ${color.onPage};
  }
  /* A part without the width has only its colour. */
  @container (max-width: 19.98px) {
    svg {
      display: none;
    }
  }
  i + i {
    border-left: 2px solid ${color.paper};
  }
`;

import type { Sport } from '@craque/common/domain/sport.ts';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Floor } from '../album/floor.tsx';
import { rays, spotlight } from '../album/rays.ts';
import { gapOf, line } from '../layout.ts';
import { color, media, space } from '../tokens.ts';
import { heading, size } from '../type.ts';

/** Makes the dialog the back of a sticker, its top printed in the sport's colour. */
export type DialogCover = {
  sport: Sport;
  plain: boolean;
  picture: ReactNode;
  /** It fades in instead of turning over: something else already moves. */
  calm?: boolean;
  /** On a wide screen the cover stands beside the content, like the page of an open album. */
  beside?: boolean;
};

export type DialogTopProps = {
  title: string;
  description: string | undefined;
  cover: DialogCover | undefined;
};

const longestWord = (title: string): number =>
  Math.max(...title.split(/[\s-]/).map((word) => word.length));

export function DialogTop({ title, description, cover }: DialogTopProps) {
  return (
    <Top data-plain={cover?.plain || undefined}>
      {cover && <Floor sport={cover.sport} />}
      <Face>
        {cover?.picture}
        <Words>
          <Title style={{ '--own-letters': longestWord(title) }}>{title}</Title>
          {description && <Description>{description}</Description>}
        </Words>
      </Face>
    </Top>
  );
}

const Top = styled.div`
  padding-right: ${space[7]};
  [data-cover] > & {
    position: relative;
    isolation: isolate;
    overflow: clip;
    padding: ${gapOf(5)};
    background: ${color.glow};
    color: ${color.onPage};
  }
  [data-cover] > &[data-plain] {
    background: ${spotlight} ${color.print};
  }
  [data-beside] > &:not([data-plain]) {
    ${rays}
  }
  > svg {
    z-index: -1;
  }
  ${media.short} {
    [data-beside] > & {
      padding-block: 10px;
    }
  }
  ${media.sideways} {
    [data-cover] > & {
      padding: ${space[3]} ${space[5]};
    }
  }
`;

const Face = styled.div`
  [data-cover] & {
    ${line(5)}
  }
  ${media.wide} {
    [data-beside] & {
      position: sticky;
      top: ${space[5]};
      flex-direction: column;
      gap: ${space[6]};
      padding-top: ${space[4]};
      text-align: center;
    }
  }
`;

const Words = styled.div`
  min-width: 0;
  [data-cover] & {
    display: flex;
    flex-direction: column-reverse;
    align-items: flex-start;
    gap: ${space[3]};
  }
  ${media.mobile} {
    [data-beside] & {
      /* Below the close button. */
      align-self: flex-end;
    }
  }
  ${media.wide} {
    [data-beside] & {
      align-items: center;
    }
  }
`;

const Title = styled(Radix.Title)`
  ${heading(7)}
  overflow-wrap: anywhere;
  ${media.mobile} {
    /* No word breaks inside: what is beside it leaves the rest, and no letter is wider than that. */
    font-size: min(${size(7)}, calc((100vw - 70px) * 1.75 / var(--own-letters)));
    [data-cover] & {
      font-size: min(${size(7)}, calc((100vw - 220px) * 1.75 / var(--own-letters)));
    }
  }
  ${media.short} {
    [data-cover] & {
      font-size: min(${size(7)}, calc((100vw - 186px) * 1.75 / var(--own-letters)));
    }
  }
`;

const Description = styled(Radix.Description)`
  margin: ${space[2]} 0 ${space[4]};
  color: ${color.quiet};
  [data-cover] & {
    ${heading(4)}
    padding: ${space[1]} ${space[2]};
    background: ${color.border};
    color: ${color.print};
    transform: rotate(-2deg);
  }
  ${media.mobile} {
    [data-cover] & {
      /* Beside the close button. */
      margin-right: 40px;
    }
    [data-beside] & {
      margin-right: 0;
      font-size: ${size(3)};
    }
  }
`;

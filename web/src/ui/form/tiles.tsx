import type { Sport } from '@craque/common/domain/sport.ts';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../icon.tsx';
import { sportInk } from '../sport-ink.ts';
import { stack } from '../layout.ts';
import { color, duration, media, radioFace, space, still } from '../tokens.ts';
import { capitals, fluid, size } from '../type.ts';

export type Tile<Value extends string> = {
  value: Value;
  label: string;
  sign?: ReactNode;
  note?: string | undefined;
  disabled?: boolean;
};

export type SettingsTilesProps<Value extends string> = {
  legend: string;
  tiles: readonly Tile<Value>[];
  /** A list makes checkboxes of them, and `onChange` is called with the one that was pressed. */
  value: Value | readonly Value[];
  onChange: (value: Value) => void;
  /** The values are sports: the chosen tile is printed in the colour of its page. */
  sporty?: boolean;
  /** Or the chosen tile is printed in the colour of this one. */
  sport?: Sport;
  /** In a line, where there is room; by default 4, or all if `dense`. */
  columns?: number;
  /** Low, and as many in a line on every screen: for a dialog. */
  dense?: boolean;
};

/** A choice with all options visible: radio buttons or checkboxes that look like stickers. */
export function SettingsTiles<Value extends string>(props: SettingsTilesProps<Value>) {
  const { legend, tiles, value, onChange, sporty, sport, dense } = props;
  const { columns = dense ? tiles.length : 4 } = props;
  const name = useId();
  const isChosen = (each: Value) =>
    typeof value === 'string' ? value === each : value.includes(each);
  return (
    <Group>
      <legend>{legend}</legend>
      <Row $dense={dense === true} $columns={columns}>
        {tiles.map((tile) => (
          <Face key={tile.value} data-sport={sporty ? tile.value : sport}>
            <input
              type={typeof value === 'string' ? 'radio' : 'checkbox'}
              name={name}
              value={tile.value}
              checked={isChosen(tile.value)}
              disabled={tile.disabled}
              onChange={() => onChange(tile.value)}
            />
            <Mark>
              <Icon name="check" size={16} />
            </Mark>
            {tile.sign}
            <b>{tile.label}</b>
            {tile.note && <small>{tile.note}</small>}
          </Face>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-size: ${size(2)};
    font-weight: 700;
  }
`;

const twoWhereNarrow = css`
  ${media.belowWide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const oneLine = css`
  ${media.mobile} {
    gap: 6px;
  }
  && label {
    min-height: 48px;
    padding: ${space[2]} 2px;
  }
  && b {
    font-size: ${fluid(15, 20)};
  }
  && label > span {
    top: 3px;
    right: 3px;
  }
`;

const Row = styled.div<{ $dense: boolean; $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${space[2]};
  ${({ $dense }) => ($dense ? oneLine : twoWhereNarrow)}
`;

const Mark = styled.span`
  position: absolute;
  top: 6px;
  right: 6px;
  display: none;
`;

const Face = styled.label`
  ${radioFace}
  ${stack(1)}
  align-content: center;
  justify-items: center;
  min-height: 76px;
  padding: ${space[3]} ${space[2]};
  border: 2px solid ${color.quiet};
  text-align: center;
  transition:
    background ${duration.quick},
    border-color ${duration.quick},
    color ${duration.quick};
  b {
    ${capitals(4)}
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.quiet};
    font-size: ${size(2)};
    line-height: 1.2;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }
  &:has(:checked) {
    border-color: ${color.ink};
    small {
      color: inherit;
    }
    ${Mark} {
      display: block;
    }
  }
  &[data-sport] > svg {
    color: ${sportInk};
  }
  &[data-sport]:has(:checked) {
    > svg {
      color: inherit;
    }
    border-color: ${color.glow};
    background: ${color.glow};
    color: ${color.onPage};
  }
  &:has(:disabled) {
    border-style: dashed;
    color: ${color.quiet};
    cursor: not-allowed;
  }
  ${still}
`;

import { rankingScopes, rankingWindows } from '@craque/common/domain/record/ranking.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { type ReactNode, startTransition, useId, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { type RankingChoice, rankingAddress } from '../../lib/addresses/ranking-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { gapOf, line } from '../../ui/layout.ts';
import { color, duration, inverted, media, space, still } from '../../ui/tokens.ts';
import { capitals, size } from '../../ui/type.ts';

/** Whose ranking, of which time, in which sport; each choice has an address. */
export function RankingChoices({ choice: opened }: { choice: RankingChoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // The address follows in a transition; a button must not wait for that.
  const [choice, show] = useOptimistic(opened);
  const open = (next: RankingChoice) =>
    startTransition(() => {
      show(next);
      void navigate(rankingAddress(next), { replace: true });
    });
  const choose = (part: Partial<RankingChoice>) => open({ ...choice, ...part });
  return (
    <Choices>
      <Choice
        legend={t('ranking.scope.label')}
        value={choice.scope}
        options={rankingScopes.map((value) => ({ value, label: t(`ranking.scope.${value}`) }))}
        onChoose={(scope) => choose({ scope })}
        main
      />
      <Choice
        legend={t('ranking.window.label')}
        value={choice.window}
        options={rankingWindows.map((value) => ({ value, label: t(`ranking.window.${value}`) }))}
        onChoose={(window) => choose({ window })}
      />
      <Choice
        legend={t('ranking.sport')}
        value={choice.sport ?? 'all'}
        options={[
          { value: 'all', label: t('ranking.allSports') },
          ...sports.map((value) => ({
            value,
            label: t(`sports.${value}`),
            sign: <Icon name={value} size={20} />,
          })),
        ]}
        onChoose={(value) => {
          const { sport: _, ...rest } = choice;
          const sport = sports.find((each) => each === value);
          open({ ...rest, ...(sport && { sport }) });
        }}
      />
    </Choices>
  );
}

type Option<Value extends string> = { value: Value; label: string; sign?: ReactNode };

function Choice<Value extends string>(props: {
  legend: string;
  value: Value;
  options: readonly Option<Value>[];
  onChoose: (value: Value) => void;
  main?: boolean;
}) {
  const { legend, value, options, onChoose, main } = props;
  const name = useId();
  return (
    <Group aria-label={legend} role="radiogroup" data-main={main || undefined}>
      {options.map((option) => (
        <label key={option.value} title={option.sign ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.sign}
          <span data-beside={option.sign ? true : undefined}>{option.label}</span>
        </label>
      ))}
    </Group>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
`;

/** A row of words, the chosen one on ink; a sport is its sign where there is no room for its name. */
const Group = styled.div`
  display: flex;
  flex: 0 1 auto;
  border: 2px solid ${color.ink};
  &[data-main] {
    flex-basis: 100%;
  }
  label {
    position: relative;
    ${line(2)}
    flex: 1 1 auto;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 ${gapOf(3)};
    ${capitals(4)}
    text-align: center;
    cursor: pointer;
    transition: background ${duration.quick};
    ${still}
  }
  &[data-main] label {
    flex: 1 1 0;
    min-height: 48px;
    font-size: ${size(5)};
  }
  label + label {
    border-left: 1px solid ${color.rule};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:has(:checked) {
    ${inverted}
  }
  label:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.hover} {
    label:not(:has(:checked)):hover {
      background: ${color.sunk};
    }
  }
  [data-beside] {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  ${media.mobile} {
    flex: 1 1 100%;
  }
`;

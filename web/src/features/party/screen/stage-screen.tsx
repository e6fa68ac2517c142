import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import type { ApiError } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { LoadingNote } from '../../../ui/form/load-failure.tsx';
import { ButtonLink } from '../../../ui/layout.ts';
import { color, layer } from '../../../ui/tokens.ts';
import { goneFor } from '../state/party-views.ts';
import { useParty } from '../state/use-party.ts';
import { Stage, StageFloor } from './stage.tsx';
import { Banner, least, Line, u } from './stage-style.ts';

/** The big screen of a room, which the whole window is. */
export function StageScreen() {
  const { code = '' } = useParams();
  return <Room key={code} code={code.toUpperCase()} />;
}

function Room({ code }: { code: string }) {
  const { t } = useTranslation();
  const party = useParty(code, 'screen');
  const view = useStore(party, (shown) => shown.view);
  const refusal = useStore(party, (shown) => shown.refusal);
  const connection = useStore(party, (shown) => shown.connection);
  return (
    <>
      <title>{`${t('party.title')} · Craque`}</title>
      {view && <Stage {...{ party, view }} />}
      {view && connection === 'reconnecting' && (
        <Lost role="status" data-lost>
          {t('party.reconnecting')}
        </Lost>
      )}
      {!view && (
        <StageFloor sport="soccer">
          {refusal ? <Gone refusal={refusal} /> : <LoadingNote />}
        </StageFloor>
      )}
    </>
  );
}

function Gone({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation();
  const why = goneFor(refusal) ?? 'unknown';
  return (
    <Refused>
      <Banner>{t(`party.gone.${why}.title`)}</Banner>
      <Line>{t(`party.gone.${why}.text`)}</Line>
      <ButtonLink to="/party">{t('party.gone.action')}</ButtonLink>
    </Refused>
  );
}

const Refused = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${u(2)};
  height: 100%;
  text-align: center;
`;

const Lost = styled.p`
  position: fixed;
  z-index: ${layer.suggestions};
  bottom: 0;
  left: 0;
  margin: 0;
  padding: 0.2em 0.6em;
  background: ${color.close};
  color: ${color.paper};
  font-size: max(min(1vw, 1.7778vh) * ${least}, 14px);
  font-weight: 700;
`;

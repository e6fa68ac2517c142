import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Text } from '../../ui/type.ts';

type UnreadProps = { state: 'loading' | 'failed'; failed: string; refresh: () => Promise<void> };

export function Unread({ state, failed, refresh }: UnreadProps) {
  const { t } = useTranslation();
  return (
    <Text $weight={600} $quiet role={state === 'failed' ? 'alert' : 'status'}>
      {state === 'loading' ? (
        `${t('result.loading')}…`
      ) : (
        <>
          {failed}{' '}
          <Button variant="quiet" onClick={() => void refresh()}>
            {t('result.retry')}
          </Button>
        </>
      )}
    </Text>
  );
}

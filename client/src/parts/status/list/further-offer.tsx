import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import type { LookFurther } from '@/data/look-further/look-further';
import { useRealm } from '@/data/react/realm-context';
import { toApiError, type ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { ListFoot } from '@/ui/state/list-foot';

interface FurtherOfferProps {
  /** One button a server. */
  offers: readonly { origin: string; words: string; ask: (part: LookFurther) => void }[];
  hint: string;
  /** What takes the place of this once somebody has asked. */
  panel: { load: () => Promise<unknown> };
  onAsked: () => void;
}

/** The way to what the home server does not know; nobody is asked before a press. */
export function FurtherOffer({ offers, hint, panel, onAsked }: FurtherOfferProps): ReactElement {
  const t = useT();
  const { late } = useRealm();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const press = async ({ origin, ask }: FurtherOfferProps['offers'][number]): Promise<void> => {
    setBusy(origin);
    setError(null);
    try {
      const [part] = await Promise.all([late.further.load(), panel.load()]);
      ask(part);
      onAsked();
    } catch (thrown) {
      setError(toApiError(thrown));
      setBusy(null);
    }
  };
  return (
    <ListFoot>
      {offers.map((offer) => (
        <Button
          key={offer.origin}
          small
          look="ghost"
          icon="globe"
          busy={busy === offer.origin}
          onClick={() => void press(offer)}
        >
          {offer.words}
        </Button>
      ))}
      <p>{hint}</p>
      {error && <p role="alert">{errorWords(t, error)}</p>}
    </ListFoot>
  );
}

/** Gives the panel the focus of the button that it takes the place of. Returns what to call at the press. */
export function useFocusOnPanel(isThere: boolean): () => void {
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (!isThere || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-further]')?.focus({ preventScroll: true });
  });
  return () => {
    pressed.current = true;
  };
}

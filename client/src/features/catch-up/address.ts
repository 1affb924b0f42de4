import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Span } from '@/data/catch-up/catch-up';
import { paths } from '@/domain/paths';
import { HOUR } from '@/domain/catch-up/hours';

export const WAYS = ['posts', 'people', 'conversations', 'links', 'media', 'back'] as const;
export type Way = (typeof WAYS)[number];

/** Spans by their name in the address. */
export const SPANS = ['read', '6', '24', '72', '168'] as const;
export type SpanName = (typeof SPANS)[number];

export const spanOf = (name: SpanName): Span => (name === 'read' ? 'read' : Number(name) * HOUR);

/** What of the room is shown, as its address says. */
export interface Address {
  way: Way;
  /** One group of it: a person, a conversation, a link. */
  of: string | null;
  span: SpanName;
  /** The timeline that is to be brought to a moment. */
  moment: string | null;
}

const known = <T extends string>(all: readonly T[], value: string | null, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

export function useAddress(): Address {
  const search = useSearch();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return {
      way: known(WAYS, query.get('by'), 'posts'),
      of: query.get('of'),
      span: known(SPANS, query.get('span'), 'read'),
      moment: query.get('moment'),
    };
  }, [search]);
}

/** The address of a part of the room. */
export function addressOf({ way, of, span }: Pick<Address, 'way' | 'span'> & { of?: string }): string {
  const query = new URLSearchParams({ by: way, span, ...(of === undefined ? {} : { of }) });
  return `${paths.catchUp}?${query.toString()}`;
}

/** Another tab or span is no further step for the way back. */
export const replaceAddress = (address: Pick<Address, 'way' | 'span'>): void =>
  navigate(addressOf(address), { replace: true });

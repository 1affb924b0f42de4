import { useInstance, type Asked } from '@/data/react/use-details';

/** What a server wants to be read; `terms` is HTML of the server. */
export interface RulesRead {
  rules: readonly string[];
  terms: string | null;
}

export type AskedForRules = readonly [asked: Asked<RulesRead>, again: () => void];

/** Asks for the rules and the terms of service, for `RulesAndTerms` and what is said around it. */
export const useRulesAndTerms = (): AskedForRules =>
  useInstance('rules and terms', async (instance) => {
    const [rules, terms] = await Promise.all([instance.rules(), instance.terms()]);
    return { rules, terms };
  });

import type { RulesRead } from '@/data/instance/instance-details';
import { remembered } from '@/data/react/remembered';
import { useInstance, type Asked } from '@/data/react/use-details';

const RULES = remembered('rules');

export type AskedForRules = readonly [asked: Asked<RulesRead>, again: () => void];

/** Asks for the rules and the terms of service, for `RulesAndTerms` and what is said around it. */
export const useRulesAndTerms = (): AskedForRules =>
  useInstance(
    'rules and terms',
    async (instance) => {
      const [rules, terms] = await Promise.all([instance.rules(), instance.terms()]);
      return { rules, terms };
    },
    RULES,
  );

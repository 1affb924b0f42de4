import type { FederationPolicies, PolicyHost } from '@/domain/instance/federation';
import { dto, list, text, texts, wordsOrNull, type Dto } from './shape';

/** Patterns are texts; regular expressions come as what the server printed. */
const replacement = (input: unknown): { pattern: string; replacement: string } | null => {
  const from = dto(input);
  const pattern = wordsOrNull(from.pattern);
  return pattern === null ? null : { pattern, replacement: text(from.replacement) };
};

const hostsOf = (names: unknown, reasons: Dto): PolicyHost[] =>
  texts(names).map((host) => ({
    host,
    reason: Object.hasOwn(reasons, host) ? text(dto(reasons[host]).reason).trim() : '',
  }));

/** `metadata.federation` of nodeinfo (api.md §4); everything may be missing. */
export function decodeFederation(input: unknown): FederationPolicies {
  const from = dto(input);
  const simple = dto(from.mrf_simple);
  const reasons = dto(from.mrf_simple_info);
  const keyword = dto(from.mrf_keyword);
  const rule = (name: string): PolicyHost[] => hostsOf(simple[name], dto(reasons[name]));
  return {
    active: texts(from.mrf_policies),
    hosts: {
      accept: rule('accept'),
      reject: rule('reject'),
      quarantine: hostsOf(
        from.quarantined_instances,
        dto(dto(from.quarantined_instances_info).quarantined_instances),
      ),
      federated_timeline_removal: rule('federated_timeline_removal'),
      media_nsfw: rule('media_nsfw'),
      media_removal: rule('media_removal'),
    },
    keywords: { removed: texts(keyword.federated_timeline_removal), rejected: texts(keyword.reject) },
    replaced: list(keyword.replace, replacement),
  };
}

import { describe, expect, test } from 'vitest';
import { hasPolicies } from '@/domain/instance/federation';
import { decodeFederation } from './federation';

describe('what a server tells of its policies', () => {
  test('hosts with their reasons, keywords, and which policies are on', () => {
    const policies = decodeFederation({
      mrf_policies: ['SimplePolicy'],
      mrf_simple: { reject: ['bad.example', 'worse.example'], media_nsfw: ['lewd.example'] },
      mrf_simple_info: { reject: { 'bad.example': { reason: ' spam ' } } },
      quarantined_instances: ['leaky.example'],
      quarantined_instances_info: { quarantined_instances: { 'leaky.example': { reason: 'it leaks' } } },
      mrf_keyword: {
        reject: ['forbidden'],
        federated_timeline_removal: ['quiet'],
        replace: [{ pattern: 'a', replacement: 'b' }, { replacement: 'nothing' }, 7],
      },
    });
    expect(policies.active).toEqual(['SimplePolicy']);
    expect(policies.hosts.reject).toEqual([
      { host: 'bad.example', reason: 'spam' },
      { host: 'worse.example', reason: '' },
    ]);
    expect(policies.hosts.quarantine).toEqual([{ host: 'leaky.example', reason: 'it leaks' }]);
    expect(policies.keywords).toEqual({ removed: ['quiet'], rejected: ['forbidden'] });
    expect(policies.replaced).toEqual([{ pattern: 'a', replacement: 'b' }]);
  });

  test('nonsense and nothing are no policies', () => {
    for (const input of [
      null,
      [],
      'x',
      { mrf_simple: [], mrf_simple_info: 3, mrf_keyword: { replace: {} } },
    ]) {
      expect(hasPolicies(decodeFederation(input))).toBe(false);
    }
    expect(hasPolicies(decodeFederation({ mrf_simple: { reject: ['__proto__'] } }))).toBe(true);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { isAbsent } from './contract/absent.ts';
import { differences } from './contract/compare.ts';
import { removeFiles } from './contract/media-files.ts';
import { asAnsweredHere } from './contract/ours.ts';
import { localCall, populate } from './contract/populate.ts';
import { type Exchange, exchanges, recordingsPresent } from './contract/recordings.ts';
import { Scene } from './contract/scene.ts';
import { send } from './contract/send.ts';
import { table } from './contract/table.ts';

const checked: string[] = [];
const skipped = new Map<string, string[]>();

function exchangeNamed(name: string): Exchange {
  const found = exchanges.find((exchange) => exchange.name === name);
  if (!found) throw new Error(`no recording is called ${name}`);
  return found;
}

async function replay(exchange: Exchange): Promise<string[]> {
  const instruction = table[exchange.name] ?? {};
  const scene = new Scene(exchange, instruction);
  try {
    await populate(scene);
    await instruction.before?.(scene);
    const call = await localCall(scene, scene.as);
    const answer = await send(scene.stage, instruction.change ? await instruction.change(call, scene) : call);
    const found = differences(asAnsweredHere(exchange), answer);
    return found.filter((line) => !(instruction.allow ?? []).some((known) => known.test(line)));
  } finally {
    scene.stage.close();
  }
}

describe.skipIf(!recordingsPresent)('the recorded exchanges', () => {
  afterAll(() => {
    removeFiles();
    console.log(`contract: ${checked.length} of ${exchanges.length} recordings checked`);
    for (const [reason, names] of skipped) console.log(`  ${names.length} skipped: ${reason}`);
  });

  it('leaves out no call that the instance has', async () => {
    const scene = new Scene(exchangeNamed('trends'), {});
    const here: string[] = [];
    for (const exchange of exchanges.filter((one) => isAbsent(one) && one.path.startsWith('/api/'))) {
      const answer = await send(
        scene.stage,
        await localCall(scene, 'admin').then((call) => ({
          ...call,
          method: exchange.method,
          path: exchange.path,
          query: [],
          body: {},
          bodyType: null,
        })),
      );
      if (answer.status !== 404) here.push(`${exchange.method} ${exchange.path} answers ${answer.status}`);
    }
    scene.stage.close();
    expect(here, here.join('\n')).toEqual([]);
  });

  for (const exchange of exchanges) {
    const reason = isAbsent(exchange) ? 'the call belongs to a later issue' : table[exchange.name]?.skip;
    if (reason !== undefined) {
      skipped.set(reason, [...(skipped.get(reason) ?? []), exchange.name]);
      continue;
    }
    it(`${exchange.name}: ${exchange.method} ${exchange.path} answers ${exchange.status} as recorded`, async () => {
      checked.push(exchange.name);
      const found = await replay(exchange);
      expect(found, found.join('\n')).toEqual([]);
    });
  }
});

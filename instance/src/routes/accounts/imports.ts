import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppEnv } from '../../lib/context.ts';
import { missingField } from '../../lib/errors.ts';
import { ANY_LENGTH, type Input } from '../../lib/input.ts';
import { hostOf } from '../../lib/urls.ts';
import { handlesIn, startImport, type ImportKind } from '../../rules/import.ts';

/** Follows, blocks and mutes out of a file or a text. */
export const importRoutes = new Hono<AppEnv>();

async function listOf(body: Input): Promise<string> {
  const text = (await body.file('list')?.text()) ?? body.text('list', ANY_LENGTH);
  if (text === undefined) throw missingField('list');
  return text;
}

function importOf(kind: ImportKind, scope: string): void {
  importRoutes.post(`/api/pleroma/${kind}_import`, async (c) => {
    const me = requireUser(c, scope);
    const handles = handlesIn(kind, await listOf(await readBody(c)));
    startImport(c.get('inst'), me.accountId, kind, handles, hostOf(c.get('base')));
    return c.json('job started');
  });
}

importOf('follow', 'write:follows');
importOf('blocks', 'write:blocks');
importOf('mutes', 'write:mutes');

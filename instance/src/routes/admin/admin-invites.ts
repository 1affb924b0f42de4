import { Hono } from 'hono';
import { readBody } from '../../lib/body.ts';
import type { AppEnv } from '../../lib/context.ts';
import { invalidField, notFound } from '../../lib/errors.ts';
import { allInvites, newInvite, revokeInvite } from '../../rules/invites.ts';
import { requireStaffMember } from './admin-access.ts';

/** Invitations to register. */
export const adminInviteRoutes = new Hono<AppEnv>();

const PATH = '/api/v1/pleroma/admin/users';

adminInviteRoutes.get(`${PATH}/invites`, (c) => {
  requireStaffMember(c, 'admin');
  return c.json({ invites: allInvites(c.get('inst').db) });
});

adminInviteRoutes.post(`${PATH}/invite_token`, async (c) => {
  requireStaffMember(c, 'admin');
  const body = await readBody(c);
  const day = body.text('expires_at') ?? '';
  if (day !== '' && Number.isNaN(Date.parse(day))) throw invalidField('expires_at', 'format', 'string');
  const terms = { maxUse: body.int('max_use') ?? null, expiresAt: day === '' ? null : day.slice(0, 10) };
  return c.json(newInvite(c.get('inst').db, terms));
});

adminInviteRoutes.post(`${PATH}/revoke_invite`, async (c) => {
  requireStaffMember(c, 'admin');
  const revoked = revokeInvite(c.get('inst').db, (await readBody(c)).needText('token'));
  if (!revoked) throw notFound('Not found');
  return c.json(revoked);
});

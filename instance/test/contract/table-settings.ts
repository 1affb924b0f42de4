import { TOTP, Secret } from 'otpauth';
import { addAlias } from '../../src/rules/aliases.ts';
import { insertRow } from '../../src/storage/insert.ts';
import { getAccount } from '../../src/storage/accounts.ts';
import { all, body } from './prepare.ts';
import type { Instruction, Scene } from './scene.ts';
import { PASSWORD, type Nick } from './stage.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Who asks has a key, in use or not confirmed yet. */
const totp =
  (enabled: 0 | 1) =>
  (scene: Scene): void => {
    scene.stage.db.run(
      'UPDATE credentials SET totp_secret = ?, totp_enabled = ? WHERE account_id = ?',
      SECRET,
      enabled,
      scene.stage.id(scene.me),
    );
  };

/** One account names another as itself. */
const alias =
  (who: Nick, other: Nick) =>
  (scene: Scene): void => {
    const { inst } = scene.stage;
    const [row, known] = [who, other].map((nick) => getAccount(inst.db, scene.stage.id(nick)));
    if (row && known) addAlias(inst, row, known);
  };

/** The recorded people had changed their passwords before. */
const withPassword = (more: Record<string, string> = {}): Instruction => ({
  change: body(() => ({ password: PASSWORD, ...more })),
});

const backup =
  (size: number) =>
  (scene: Scene): void => {
    insertRow(scene.stage.db, 'backups', {
      account_id: scene.stage.id(scene.me),
      path: '/media/backups/archive.zip',
      size,
      created_at: scene.stage.inst.now(),
    });
  };

export const settingsTable: Readonly<Record<string, Instruction>> = {
  mfa_settings_on: { before: totp(1) },
  mfa_confirm_ok: {
    before: totp(0),
    change: body((scene) => ({
      code: new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: scene.stage.inst.now() }),
    })),
  },
  mfa_confirm_wrong_code: { before: totp(0) },
  mfa_confirm_wrong_password: { before: totp(0) },
  mfa_disable_ok: { before: totp(1) },
  mfa_disable_wrong_password: { before: totp(1) },
  change_email_taken: { as: 'bob' },
  delete_account_ok: withPassword(),
  move_account_missing: withPassword(),
  move_account_noalias: withPassword(),
  move_account_ok: {
    before: all(alias('bob', 'alice')),
    ...withPassword({ target_account: 'bob' }),
  },
  alias_delete: { before: alias('alice', 'carol') },
  aliases_get_after: { before: alias('alice', 'carol') },
  backups: { before: backup(21783) },
  backup_create_toosoon: { before: backup(21783) },
  alias_put_for_move: { change: body(() => ({ alias: 'carol' })) },
};

import { ApiError, toApiError } from '@/domain/api-error';
import {
  notKept,
  PROFILE_PICTURES,
  PROFILE_SWITCHES,
  type OwnProfile,
  type ProfilePart,
} from '@/domain/account/own-profile';
import type { Core } from '@/data/core';
import type { OwnAccountRemote } from '@/data/remote/own-account-remote';
import { tokenIdPlace } from '@/data/session/token-id';
import { late } from '@/data/late';
import { movingOver } from './moving';
import type { OwnAccount } from './own-account';
import { createUnkept } from './unkept';

/** What a server may pass over and go on without: never again asked for there. Words are always offered. */
const FORGETTABLE: readonly string[] = [...PROFILE_SWITCHES, ...PROFILE_PICTURES, 'directFrom', 'postDays'];
const isForgettable = (name: string): name is ProfilePart => FORGETTABLE.includes(name);

type Asked = <T>(call: () => Promise<T>) => Promise<T>;

const asked: Asked = async (call) => {
  try {
    return await call();
  } catch (thrown) {
    throw toApiError(thrown);
  }
};

type ProfileCalls = Pick<
  OwnAccount,
  'profile' | 'limits' | 'save' | 'lost' | 'asStranger' | 'saveNotificationSwitch'
>;

function profileCalls(core: Core, remote: OwnAccountRemote): ProfileCalls {
  const unkept = createUnkept(core.platform, core.server.get().base, isForgettable);
  const keep = (profile: OwnProfile): OwnProfile => {
    core.ingest.account(profile.account);
    return profile;
  };
  return {
    profile: () => asked(async () => keep(await remote.profile())),
    limits: () => asked(() => remote.limits()),
    lost: () => unkept.get(),
    save: (changes) =>
      asked(async () => {
        const before = core.me.get();
        if (!before) throw new ApiError('login-needed');
        const profile = keep(await remote.update(changes, core.server.get().can.pleromaApi));
        const lost = notKept(before, changes, profile);
        unkept.note(lost.filter(isForgettable));
        return { profile, lost };
      }),
    asStranger: () => asked(async () => (await remote.asStranger(core.meId ?? '')).account),
    saveNotificationSwitch: (name, on) =>
      asked(async () => {
        await remote.notificationSwitch(name, on);
        return (await remote.profile()).notifications;
      }),
  };
}

const lateFiles = late(() => import('./create-account-files')).load;

/** One's own account over the calls of one server. */
export function createOwnAccount(core: Core, remote: OwnAccountRemote): OwnAccount {
  let files: ReturnType<OwnAccount['files']> | null = null;
  return {
    ...profileCalls(core, remote),
    changeEmail: (email, password) => asked(() => remote.changeEmail(email, password)),
    changePassword: (password, next) => asked(() => remote.changePassword(password, next)),
    deleteAccount: (password) => asked(() => remote.deleteAccount(password)),
    secondFactor: () => asked(() => remote.secondFactor()),
    beginSecondFactor: () => asked(() => remote.beginSecondFactor()),
    confirmSecondFactor: (code, password) => asked(() => remote.confirmSecondFactor(code, password)),
    endSecondFactor: (password) => asked(() => remote.endSecondFactor(password)),
    backupCodes: () => asked(() => remote.backupCodes()),
    sessions: () => asked(() => remote.sessions()),
    currentSession: () => core.platform.storage.get(tokenIdPlace(core.key)),
    endSession: (id) => asked(() => remote.endSession(id)),
    aliases: () => asked(() => remote.aliases()),
    ...movingOver(core, {
      putAlias: (alias, on) => asked(() => remote.putAlias(alias, on)),
      move: (target, password) => asked(() => remote.move(target, password)),
    }),
    mascot: () => asked(() => remote.mascot()),
    setMascot: (file) => asked(() => remote.setMascot(file)),
    backups: () => asked(() => remote.backups()),
    requestBackup: () => asked(() => remote.requestBackup()),
    files() {
      files ??= lateFiles().then(
        ({ createAccountFiles }) => createAccountFiles(core, remote),
        (thrown: unknown) => {
          files = null;
          throw toApiError(thrown);
        },
      );
      return files;
    },
  };
}

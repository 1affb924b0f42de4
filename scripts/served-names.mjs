// File names that an Akkoma or Pleroma backend refuses to serve from a frontend folder: any path in which
// one whole segment equals the first segment of one of the backend's own routes.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FORBIDDEN = new Set(
  '.well-known activities akkoma api auth check_password embed inbox internal mailer main manifest.json nodeinfo notice oauth objects ostatus_subscribe phoenix proxy registration relay tags user_exists users web'.split(
    ' ',
  ),
);

export const refusedNames = (paths) =>
  paths.filter((path) => path.split('/').some((part) => FORBIDDEN.has(part)));

/** All files below a folder, with `/` between segments. */
export function filesBelow(folder, prefix = '') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    return entry.isDirectory() ? filesBelow(join(folder, entry.name), `${path}/`) : [path];
  });
}

// Addresses inside what a server says.

/** Folders of uploads and pictures of the families: Akkoma and Pleroma, GoToSocial, Mastodon. */
const UPLOADS = 'media|instance|proxy|fileserver|system|emoji|images|avatars|headers';
const UPLOAD_PATH = new RegExp(`^/(?:${UPLOADS})/`);

export const isUpload = (pathname) => UPLOAD_PATH.test(pathname);

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Media addresses on the server become addresses on this origin; everything else stays as sent. */
export function localiseMedia(json, origins, local) {
  let text = json;
  for (const origin of origins) {
    if (text.includes(origin))
      text = text.replace(new RegExp(`${escaped(origin)}/(?=(?:${UPLOADS})/)`, 'g'), `${local}/`);
  }
  return text;
}

import type { ReactElement } from 'react';

/** What each icon is drawn from, on a 24 grid with a stroke of 1.75 unless it says otherwise (design language §6). */
export const SHAPES = {
  aa: (
    <>
      <path d="M3.5 18 8 6.5h.5L13 18M5 14.5h6.5" />
      <circle cx="17.5" cy="15" r="3" />
      <path d="M20.5 12v6" />
    </>
  ),
  arrowup: <path d="M12 19V5M6 11l6-6 6 6" />,
  back: <path d="M11 5.5 4.5 12l6.5 6.5M5 12h15" />,
  bell: <path d="M6.5 10a5.5 5.5 0 0 1 11 0c0 5 2 6 2 6.5h-15c0-.5 2-1.5 2-6.5zM10 19.5a2.2 2.2 0 0 0 4 0" />,
  bolt: <path d="M13 3 5 13.5h6L10.5 21 19 10.5h-6.5z" />,
  bookmark: <path d="M6.5 4h11a1 1 0 0 1 1 1v15L12 15.8 5.5 20V5a1 1 0 0 1 1-1z" />,
  bot: (
    <>
      <rect x="4.5" y="8.5" width="15" height="11" rx="2.5" />
      <path d="M12 8.5V5M9 13.5h.01M15 13.5h.01M9.5 16.5h5" />
      <circle cx="12" cy="4" r="1" />
    </>
  ),
  bubble: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <circle cx="18" cy="16.5" r="3" />
      <path d="M7 9.5A3 3 0 0 1 9.5 7" />
    </>
  ),
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14" rx="2" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  checkc: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8.5 12.2 2.4 2.4 4.6-5" />
    </>
  ),
  clip: (
    <path d="m19 11.5-7.3 7.3a4.3 4.3 0 0 1-6.1-6.1l7.6-7.6a2.9 2.9 0 0 1 4.1 4.1l-7.5 7.5a1.4 1.4 0 0 1-2-2l6.8-6.9" />
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11" rx="1.8" />
      <path d="M15.5 8.5v-3a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h3" />
    </>
  ),
  down: <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />,
  download: <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />,
  ext: (
    <path d="M13.5 4.5h6v6M19.5 4.5 11 13M17.5 13.5v5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1h5" />
  ),
  eye: (
    <>
      <path d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  eyeoff: (
    <path d="M9.5 6.2A9 9 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.3 3M6 7.7A15 15 0 0 0 2.8 12S6 18.2 12 18.2a9 9 0 0 0 4-.9M4 4l16 16M10 10.2a2.8 2.8 0 0 0 3.9 3.9" />
  ),
  filter: <path d="M4 6h16M7 12h10M10 18h4" />,
  gauge: (
    <>
      <path d="M4.5 18a8.5 8.5 0 1 1 15 0M12 14l4-4.5" />
      <circle cx="12" cy="14.5" r="1.2" />
    </>
  ),
  gear: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="m10.3 3.5-.5 2.3-1.8 1-2.2-.7-1.7 3 1.7 1.5v2.8l-1.7 1.5 1.7 3 2.2-.7 1.8 1 .5 2.3h3.4l.5-2.3 1.8-1 2.2.7 1.7-3-1.7-1.5v-2.8l1.7-1.5-1.7-3-2.2.7-1.8-1-.5-2.3z" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.6 2.4 3.8 5.3 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.3-3.8-8.5s1.2-6.1 3.8-8.5z" />
    </>
  ),
  hash: <path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16" />,
  home: <path d="M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />,
  image: (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <circle cx="9" cy="9.5" r="1.5" />
      <path d="m4 17 5-4.5 3.5 3 3-2.5 4.5 4" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5M12 8h.01" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15.5" r="4" />
      <path d="m11 12.5 8.5-8.5M16.5 7l2.5 2.5" />
    </>
  ),
  lang: (
    <path d="M4 6h9M8.5 4v2M11 6c-.6 3.5-3 6.5-6.5 8M6.5 9.5c1 2 2.8 3.5 5 4.3M12.5 20l4-9 4 9M14 17h5" />
  ),
  leaf: <path d="M5 19c0-9 5-14 15-14 0 10-5 15-13 14M5 20c2-5 5-8 9-10" />,
  left: <path d="m14.5 6.5-5.5 5.5 5.5 5.5" />,
  link: (
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 1 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 1 0 5.7 5.7l1-1" />
  ),
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
  lock: (
    <>
      <rect x="5.5" y="10.5" width="13" height="9" rx="1.8" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </>
  ),
  logo: (
    <>
      <path
        d="M3 16.5c2 0 2.5-1.5 4.5-1.5s2.5 1.5 4.5 1.5 2.5-1.5 4.5-1.5 2.5 1.5 4.5 1.5M5.5 11a6.5 6.5 0 0 1 13 0M3 20.5c2 0 2.5-1.5 4.5-1.5s2.5 1.5 4.5 1.5 2.5-1.5 4.5-1.5 2.5 1.5 4.5 1.5"
        strokeWidth="2"
      />
      <circle cx="12" cy="10.5" r="1.7" fill="currentColor" stroke="none" />
    </>
  ),
  logout: <path d="M14 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h8M10.5 12H20M16.5 8.5 20 12l-3.5 3.5" />,
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7 8 6 8-6" />
    </>
  ),
  megaphone: <path d="M4 10v4a1 1 0 0 0 1 1h3l9 4V5L8 9H5a1 1 0 0 0-1 1zM8 15l1.2 5H11M20 10.5v3" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  minus: <path d="M6 12h12" />,
  more: <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="2.6" />,
  move: <path d="M4 12h13M13 7.5l4.5 4.5-4.5 4.5M20.5 5v14" />,
  mute: <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />,
  note: <path d="M5 4.5h14v10l-5 5H5zM14 19.5v-5h5M8.5 9h7M8.5 12.5h4" />,
  palette: (
    <>
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-1 1.7-2.2-.4-1.6.5-2.8 2.1-2.8h1.7c1.9 0 3-1.4 3-3.3C20.5 7.3 16.6 3.5 12 3.5z" />
      <path d="M7.5 12h.01M9.5 8h.01M14 7.5h.01" strokeWidth="2.4" />
    </>
  ),
  pen: <path d="M14.5 5.5 18.5 9.5 9 19l-5 1 1-5zM12.5 7.5l4 4" />,
  phone: (
    <>
      <rect x="7" y="3.5" width="10" height="17" rx="2" />
      <path d="M11 17.5h2" />
    </>
  ),
  pin: <path d="M9 4h6l-.7 6 3.2 3v1.5H6.5V13l3.2-3zM12 14.5V20" />,
  play: <path d="M8 5.5v13l10.5-6.5z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  poll: <path d="M5 20V10M12 20V4M19 20v-6" />,
  quote: <path d="M10 7c-3 .8-5 3-5 6.2V17h5v-5H7.2M19 7c-3 .8-5 3-5 6.2V17h5v-5h-2.8" />,
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15" />,
  repeat: (
    <path d="m16.5 3.5 3.5 3.5-3.5 3.5M4 11V9.5A2.5 2.5 0 0 1 6.5 7H20M7.5 20.5 4 17l3.5-3.5M20 13v1.5a2.5 2.5 0 0 1-2.5 2.5H4" />
  ),
  reply: <path d="M9.5 6 4 11.5 9.5 17M4.5 11.5H14a6 6 0 0 1 6 6v1" />,
  right: <path d="m9.5 6.5 5.5 5.5-5.5 5.5" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4 4" />
    </>
  ),
  server: (
    <>
      <rect x="4" y="4.5" width="16" height="6.5" rx="1.5" />
      <rect x="4" y="13" width="16" height="6.5" rx="1.5" />
      <path d="M7.5 7.8h.01M7.5 16.2h.01" />
    </>
  ),
  shield: <path d="M12 3.5 5 6v5.5c0 4.2 2.8 7.3 7 9 4.2-1.7 7-4.8 7-9V6z" />,
  sliders: (
    <>
      <path d="M4 8h9M17 8h3M4 16h3M11 16h9" />
      <circle cx="15" cy="8" r="2" />
      <circle cx="9" cy="16" r="2" />
    </>
  ),
  smile: (
    <path d="M19.6 9.3A8.5 8.5 0 1 1 13.5 3.6M8.5 14.2c.8 1.3 2 2 3.5 2s2.7-.7 3.5-2M9 9.5h.01M15 9.5h.01M18.5 2.5v5M16 5h5" />
  ),
  stack: <path d="m12 4 8.5 4.5L12 13 3.5 8.5zM4 12.5l8 4.3 8-4.3M4 16.2l8 4.3 8-4.3" />,
  star: <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />,
  sticker: (
    <path d="M13 20H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7zM13 20v-5a2 2 0 0 1 2-2h5M8.5 9.5h.01M14 9.5h.01" />
  ),
  trash: <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5" />,
  unlock: (
    <>
      <rect x="5.5" y="10.5" width="13" height="9" rx="1.8" />
      <path d="M8.5 10.5V7.5a3.5 3.5 0 0 1 6.8-1.2" />
    </>
  ),
  upload: <path d="M12 16V5M7 9.5l5-5 5 5M5 20h14" />,
  user: (
    <>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.8 20c.7-3.8 3.6-6 7.2-6s6.5 2.2 7.2 6" />
    </>
  ),
  userplus: (
    <>
      <circle cx="10" cy="8" r="3.8" />
      <path d="M2.8 20c.7-3.8 3.6-6 7.2-6 1.7 0 3.2.5 4.5 1.4M18.5 14v6M15.5 17h6" />
    </>
  ),
  users: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.8 19.5c.6-3.3 3.1-5.2 6.2-5.2s5.6 1.9 6.2 5.2M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c1.7.8 2.9 2.4 3.2 4.6" />
    </>
  ),
  warn: <path d="M12 4.5 3.5 19h17zM12 10v4M12 16.7h.01" />,
  x: <path d="m6 6 12 12M18 6 6 18" />,
  zoom: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4 4M11 8.5v5M8.5 11h5" />
    </>
  ),
} as const satisfies Record<string, ReactElement>;

export type IconName = keyof typeof SHAPES;

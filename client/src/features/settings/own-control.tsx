import type { ReactElement } from 'react';
import { usePreference, useServer } from '@/data/react/records';
import type { PreferenceName } from '@/data/settings/preferences';
import { LANGUAGES, OWN_NAMES, type Language } from '@/i18n/languages';
import { languageName } from '@/i18n/language-name';
import { offeredLanguages } from '@/i18n/locale-loader';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { usePainted } from '@/ui/late/use-painted';
import { useLate } from '@/ui/late/use-late';
import { SlowNote } from '@/ui/state/slow';
import { SwitchInput } from '@/ui/field/check';
import { Select, type SelectOption } from '@/ui/field/select';
import type { ControlAria } from './control-aria';
import { Highlights } from './highlights';
import { NotificationKinds } from './notification-kinds';
import { OwnThemes } from './themes/own-themes';
import { HalfChoice, ThemeChoice } from './themes/theme-choice';
import { useSetting } from './use-setting';

const pushControl = late(() => import('./push/push-control').then((module) => module.PushControl));
const filterList = late(() => import('./filters/filter-list').then((module) => module.FilterList));

function Filters(): ReactElement {
  const list = useLate(filterList, true);
  return list ? <list.Part /> : <SlowNote />;
}

function Push(): ReactElement {
  const control = useLate(pushControl, true);
  return control ? <control.Part /> : <SlowNote />;
}

const TALL: readonly PreferenceName[] = [
  'muteWords',
  'highlight',
  'notificationVisibility',
  'webPushNotifications',
  'theme',
  'ownThemes',
];

/** The control of this setting stands below its words. */
export const isTall = (name: PreferenceName): boolean => TALL.includes(name);

const FORMATS: Readonly<Record<string, MessageId>> = {
  'text/plain': 'preference_choice.plain',
  'text/markdown': 'preference_choice.markdown',
  'text/html': 'preference_choice.html',
  'text/bbcode': 'preference_choice.bbcode',
  'text/x.misskeymarkdown': 'preference_choice.mfm',
};

interface Props {
  name: PreferenceName;
  aria: ControlAria;
}

function Choice({ name, aria, options }: Props & { options: readonly SelectOption<string>[] }): ReactElement {
  const { value, set } = useSetting(name);
  const current = String(value);
  // A value from elsewhere stays what it is until another one is chosen.
  const all = options.some((option) => option.value === current)
    ? options
    : [...options, { value: current, label: current }];
  return <Select {...aria} value={current} options={all} onChange={set} />;
}

function LanguageChoice(props: Props): ReactElement {
  const t = useT();
  // Nobody opens the list before it is seen.
  const painted = usePainted();
  const { value } = useSetting(props.name);
  const own = props.name === 'interfaceLanguage';
  // Easy Japanese is a way to write it.
  const languages = own ? offeredLanguages() : LANGUAGES.filter(({ code }) => code !== 'ja_easy');
  const label = ({ code, tag }: Language): string =>
    (own && OWN_NAMES[code]) || (languageName(own ? tag : t.locale, tag) ?? tag);
  const options = [
    { value: '', label: t(own ? 'preference_choice.language_browser' : 'preference_choice.language_none') },
    ...languages
      .filter(({ code }) => painted || code === value)
      .map((language) => ({ value: language.code, label: label(language) })),
  ];
  return <Choice {...props} options={options} />;
}

function FormatChoice(props: Props): ReactElement {
  const t = useT();
  const formats = useServer().postFormats;
  const options = (formats.length > 0 ? formats : ['text/plain']).map((format) => {
    const id = FORMATS[format];
    return { value: format, label: id === undefined ? format : t.dynamic(id, {}) };
  });
  return <Choice {...props} options={options} />;
}

function ExpertSwitch({ name, aria }: Props): ReactElement {
  const level = usePreference('expertLevel');
  const { set } = useSetting(name);
  return <SwitchInput {...aria} checked={level > 0} onChange={(on) => set(on ? 1 : 0)} />;
}

/** Controls of preferences whose values are like those of no other. */
export function OwnControl(props: Props): ReactElement | null {
  switch (props.name) {
    case 'interfaceLanguage':
    case 'translationLanguage':
    case 'postLanguage':
      return <LanguageChoice {...props} />;
    case 'theme':
      return <ThemeChoice />;
    case 'themeNight':
    case 'themeDay':
      return <HalfChoice name={props.name} aria={props.aria} />;
    case 'ownThemes':
      return <OwnThemes />;
    case 'postContentType':
      return <FormatChoice {...props} />;
    case 'expertLevel':
      return <ExpertSwitch {...props} />;
    case 'muteWords':
      return <Filters />;
    case 'highlight':
      return <Highlights />;
    case 'webPushNotifications':
      return <Push />;
    case 'notificationVisibility':
      return <NotificationKinds />;
    default:
      return null;
  }
}

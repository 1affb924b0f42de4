export interface Card {
  url: string;
  title: string;
  description: string;
  /** Akkoma sends links only. */
  type: 'link' | 'photo' | 'video' | 'rich';
  provider_name: string;
  provider_url: string;
  image: string | null;
  image_description?: string;
  author_name?: string;
  html?: string;
  width?: number;
  height?: number;
  blurhash?: string | null;
  pleroma?: { opengraph?: Record<string, unknown> };
}

/** GET /api/v1/pleroma/captcha. */
export type Captcha =
  | { type: 'none' }
  | {
      type: 'native' | 'kocaptcha';
      url: string;
      token: string;
      answer_data: string;
      seconds_valid?: number;
    }
  | { error: string };

import type { CaptchaType } from '@guangquan/contract';
import type { MailSender, Message } from '../../../delivery/delivery.ts';
import type { Target } from './target.ts';
/** The message with a code: its purpose, its lifetime, and a warning not to share it. */
export declare function captchaMessage(sender: MailSender, { target, captchaType, code }: {
    target: Target;
    captchaType: CaptchaType;
    code: string;
}): Message;

import type { MailSender, Message } from '../../../delivery/delivery.ts';
import type { Target } from '../captcha/target.ts';
/** What the owner of an account is told of, as messages say it, with what to do if it was somebody else. */
export declare const ownerAlerts: {
    readonly phone: {
        readonly notice: 'account.phoneChanged';
        readonly said: '设置了新的手机号';
        readonly help: '请立即重置密码';
    };
    readonly email: {
        readonly notice: 'account.emailChanged';
        readonly said: '设置了新的邮箱';
        readonly help: '请立即重置密码';
    };
    readonly password: {
        readonly notice: 'account.passwordChanged';
        readonly said: '设置了新的密码';
        readonly help: '请立即重置密码';
    };
    readonly deletion: {
        readonly notice: 'account.deletionRequested';
        readonly said: '申请了注销';
        readonly help: '请立即登录，撤销注销并修改密码';
    };
};
export type AccountChange = keyof typeof ownerAlerts;
/** The change that a stored row names; undefined for one that this program does not know. */
export declare function accountChangeOf(name: string): (typeof ownerAlerts)[AccountChange] | undefined;
/**
 * The message about a change. It names neither the new phone or address nor anything else of the account: an old address
 * may have a new owner.
 */
export declare function alertMessage({ sender, contact, at }: {
    sender: MailSender;
    contact: string;
    at: Date;
}, { kind, address: recipient }: Target, { said, help }: {
    said: string;
    help: string;
}): Message;

import type { MailSender, Message } from '../../delivery/delivery.ts'

/** The mail to the operator of a machine whose disk is nearly full. */
export function diskMessage(
  sender: MailSender,
  { recipient, host, freeMiB }: { recipient: string; host: string; freeMiB: number },
): Message {
  return {
    channel: 'mail',
    recipient,
    subject: '磁盘快满了',
    text:
      `${host} 的数据目录只剩 ${freeMiB} MB。剩下不到 512 MB 时，会员不能再上传照片和视频。` +
      '请清理磁盘或换一块更大的；还没有处理的话，明天会再提醒一次。',
    sender,
  }
}

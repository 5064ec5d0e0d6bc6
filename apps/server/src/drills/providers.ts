import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aliyunSimulator, type SentSms } from '../testing/providers/aliyun-simulator.ts'
import { loopbackCertificate } from '../testing/providers/loopback-certificate.ts'
import { startSimulator } from '../delivery/simulators/simulator.ts'
import { startSmtp } from '../testing/providers/smtp-server.ts'

export interface Providers {
  /** Settings of a program in production that uses them. */
  settings: Record<string, string>
  /** Messages that were sent. */
  sms: SentSms[]
  close: () => Promise<void>
}

/** Simulators of what production requires, by `https:` where it does; the certificate is written to a folder. */
export async function startProviders(folder: string): Promise<Providers> {
  const aliyun = aliyunSimulator(() => new Date())
  const sms = await startSimulator({ '': aliyun.provider }, 0, loopbackCertificate)
  const smtp = await startSmtp()
  const authority = join(folder, 'simulators.pem')
  await writeFile(authority, loopbackCertificate.cert)
  return {
    settings: {
      SMS_PROVIDER: 'aliyun',
      ALIYUN_SMS_ENDPOINT: sms.origin,
      ...aliyun.env,
      ...smtp.env,
      NODE_EXTRA_CA_CERTS: authority,
    },
    sms: aliyun.sent,
    close: async () => {
      await sms.close()
      await smtp.close()
    },
  }
}

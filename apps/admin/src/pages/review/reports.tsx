import type { ReviewCaseDetail } from '@guangquan/contract'
import { Alert, Flex, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import { signTexts } from './names.ts'
import { SmallPicture } from './photographs.tsx'
import { ReportedMessages } from './reported-messages.tsx'

/** The reports of a case, and signs that they were coordinated. */
export function Reports({ shown }: { shown: ReviewCaseDetail }) {
  const { reports, reportSigns } = shown
  if (reports.length === 0) return null
  const signsOf = (id: string) => reportSigns.filter(({ reportIds }) => reportIds.includes(id))
  return (
    <section>
      <Typography.Title level={3} style={{ fontSize: 16 }}>
        举报
      </Typography.Title>
      <Signs shown={shown} />
      <ul className="review-plain">
        {reports.map((report) => (
          <li key={report.id}>
            <Flex wrap gap={8} align="center">
              <Tag color={report.isOpen ? 'warning' : 'default'}>{report.reason}</Tag>
              <Link to={`/members/${report.reporterId}`}>{report.nickName}</Link>
              <Typography.Text type="secondary">{report.createTime}</Typography.Text>
              {report.isOpen ? null : <Typography.Text type="secondary">已处理</Typography.Text>}
              {signsOf(report.id).map(({ sign }) => (
                <Tag key={sign}>{signTexts[sign].short}</Tag>
              ))}
            </Flex>
            {report.text === '' ? null : (
              <Typography.Paragraph style={{ margin: 0 }}>{report.text}</Typography.Paragraph>
            )}
            <Flex wrap gap={8}>
              {report.pictures.map((picture) => (
                <SmallPicture key={picture.url480} picture={picture} name="举报的图片" />
              ))}
            </Flex>
            {report.hasMessages && report.isOpen ? <ReportedMessages reportId={report.id} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Signs({ shown: { reportSigns, looksArranged } }: { shown: ReviewCaseDetail }) {
  if (reportSigns.length === 0) return null
  const words = reportSigns.map(({ sign, reportIds }) => signTexts[sign].of(reportIds.length)).join('；')
  return (
    <Alert
      type={looksArranged ? 'warning' : 'info'}
      showIcon
      title={looksArranged ? '这些举报可能是约好的' : '这些举报有一个共同点'}
      description={`${words}。`}
      style={{ marginBottom: 12 }}
    />
  )
}

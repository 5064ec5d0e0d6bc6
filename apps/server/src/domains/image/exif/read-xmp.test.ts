import { expect, test } from 'vitest'
import { readXmp } from './read-xmp.ts'

const packet = (inner: string) => Buffer.from(`<x:xmpmeta><rdf:RDF>${inner}</rdf:RDF></x:xmpmeta>`)

test('camera data is read from attributes, elements and lists', () => {
  const attributes = `<rdf:Description tiff:Make="Canon" tiff:Model = 'Canon EOS R5' exif:FNumber="71/10" exif:ExposureTime="1/640">`
  const list = '<exif:ISOSpeedRatings>\n <rdf:Seq>\n <rdf:li>1000</rdf:li></rdf:Seq></exif:ISOSpeedRatings>'
  const element = '<exif:FocalLength>500/1</exif:FocalLength>'
  expect(readXmp(packet(`${attributes}${list}${element}</rdf:Description>`))).toEqual({
    Make: 'Canon',
    Model: 'Canon EOS R5',
    FNumber: 7.1,
    ExposureTime: 1 / 640,
    ISO: 1000,
    FocalLength: 500,
  })
})

test('the figures of a lens are not its name', () => {
  const inner = `<rdf:Description aux:LensInfo="100/1 500/1 0/0 0/0" aux:LensID="61182" aux:Lens="RF100-500mm F4.5-7.1 L IS USM">`
  expect(readXmp(packet(inner))['LensModel']).toBe('RF100-500mm F4.5-7.1 L IS USM')
  expect(readXmp(packet('<rdf:Description aux:LensInfo="100/1 500/1 0/0 0/0">'))).toEqual({})
})

test('what is no number is left out', () => {
  const inner = '<rdf:Description exif:FNumber="1/0" exif:ExposureTime="fast" exif:FocalLength="">'
  expect(readXmp(packet(inner))).toEqual({})
})

test('text is read as XML means it, whole', () => {
  const inner = `<rdf:Description tiff:Make="A &amp; B&#39;s &lt;C&gt;" tiff:Model="Bob's &#x666F;&#26223;">`
  expect(readXmp(packet(inner))).toEqual({ Make: "A & B's <C>", Model: "Bob's 景景" })
  const element = `<exifEX:LensModel>24&quot;mm's &amp;amp; more</exifEX:LensModel>`
  expect(readXmp(packet(element))).toEqual({ LensModel: `24"mm's &amp; more` })
  expect(readXmp(packet(`<rdf:Description tiff:Make='${'x'.repeat(2000)}'>`))).toEqual({})
})

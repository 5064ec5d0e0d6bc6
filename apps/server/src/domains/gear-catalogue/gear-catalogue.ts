/** A maker in the catalogue. `makes` are the spellings its cameras write, besides the name. */
export interface Brand {
  key: string
  name: string
  makes: readonly string[]
  /** Separated by `|`. An alternative spelling of a body follows an equals sign: `α7 IV=ILCE-7M4`. */
  cameras: string
  lenses: string
  /** Makes lenses for the bodies of others: their names are shown with the maker, as on the lens. */
  forOthers?: true
  /** Patterns that only this maker uses in names of lenses. Many bodies do not write the lens's maker. */
  lensSigns?: RegExp
}

/**
 * Makers with their most common bodies and lenses. Staff add further ones,
 * from the unknown names of photographs among others.
 */
export const brands: readonly Brand[] = [
  {
    key: 'chenguang',
    name: '澄光',
    makes: ['CHENGUANG', 'CHENGUANG IMAGING', '澄光 CHENGUANG'],
    cameras: 'C1|C1 Pro|C5 II',
    lenses: 'CL 24mm f/2.8|CL 50mm f/1.4|CL 24-70mm f/2.8|CL 70-200mm f/4|CL 90mm f/2.8 Macro',
  },
  {
    key: 'canon',
    name: 'Canon',
    makes: ['Canon Inc.'],
    cameras:
      'EOS R1|EOS R3|EOS R5|EOS R5 Mark II=EOS R5m2|EOS R6|EOS R6 Mark II=EOS R6m2|EOS R7|EOS R8|EOS R10|EOS R50|EOS RP|EOS R|EOS-1D X Mark III|EOS 5D Mark III|EOS 5D Mark IV|EOS 6D|EOS 6D Mark II|EOS 7D|EOS 7D Mark II|EOS 40D|EOS 80D|EOS 90D|EOS 500D=EOS REBEL T1i=EOS Kiss X3|PowerShot SX60 HS|PowerShot SD300|PowerShot G7 X Mark III|DIGITAL IXUS',
    lenses:
      'RF15-35mm F2.8 L IS USM|RF24-70mm F2.8 L IS USM|RF24-105mm F4 L IS USM|RF35mm F1.8 MACRO IS STM|RF50mm F1.2 L USM|RF50mm F1.8 STM|RF70-200mm F2.8 L IS USM|RF85mm F1.2 L USM|RF100mm F2.8 L MACRO IS USM|RF100-500mm F4.5-7.1 L IS USM|EF16-35mm f/2.8L II USM|EF24-70mm f/2.8L II USM|EF24-105mm f/4L IS II USM|EF28-80mm f/3.5-5.6 USM|EF50mm f/1.8 STM|EF70-200mm f/2.8L IS II USM|EF100mm f/2.8L Macro IS USM',
  },
  {
    key: 'nikon',
    name: 'Nikon',
    makes: ['NIKON CORPORATION', 'NIKON'],
    cameras:
      'Z5|Z5II=Z5_2|Z6|Z6II=Z 6_2|Z6III=Z6_3|Z7|Z7II=Z 7_2|Z8|Z9|Z50|Zf|Z fc|D3|D70|D300|D500|D610|D700|D750|D780|D800|D810|D850|D5600|D7200|D7500|COOLPIX P1000|COOLPIX P6000|COOLPIX 950=E950',
    lenses:
      'NIKKOR Z 14-24mm f/2.8 S|NIKKOR Z 24-70mm f/2.8 S|NIKKOR Z 24-70mm f/4 S|NIKKOR Z 24-120mm f/4 S|NIKKOR Z 35mm f/1.8 S|NIKKOR Z 40mm f/2|NIKKOR Z 50mm f/1.8 S|NIKKOR Z 70-200mm f/2.8 VR S|NIKKOR Z 85mm f/1.8 S|NIKKOR Z 180-600mm f/5.6-6.3 VR|NIKKOR Z MC 105mm f/2.8 VR S|AF-S NIKKOR 50mm f/1.8G|AF-S NIKKOR 24-70mm f/2.8G ED|AF-S NIKKOR 70-200mm f/2.8E FL ED VR',
  },
  {
    key: 'sony',
    name: 'Sony',
    makes: ['SONY'],
    cameras:
      'α1=ILCE-1|α1 II=ILCE-1M2|α7 II=ILCE-7M2|α7 III=ILCE-7M3|α7 IV=ILCE-7M4|α7C=ILCE-7C|α7C II=ILCE-7CM2|α7CR=ILCE-7CR|α7R III=ILCE-7RM3|α7R IV=ILCE-7RM4|α7R V=ILCE-7RM5|α7S III=ILCE-7SM3|α9=ILCE-9|α9 II=ILCE-9M2|α9 III=ILCE-9M3|α6000=ILCE-6000|α6400=ILCE-6400|α6700=ILCE-6700|ZV-E10|ZV-E1|RX100 VII=DSC-RX100M7|RX10 IV=DSC-RX10M4',
    lenses:
      'FE 16-35mm F2.8 GM|FE 20mm F1.8 G|FE 24mm F1.4 GM|FE 24-70mm F2.8 GM|FE 24-70mm F2.8 GM II|FE 24-105mm F4 G OSS|FE 35mm F1.4 GM|FE 35mm F1.8|FE 50mm F1.2 GM|FE 50mm F1.8|FE 55mm F1.8 ZA|FE 70-200mm F2.8 GM OSS II|FE 85mm F1.4 GM|FE 90mm F2.8 Macro G OSS|FE 100-400mm F4.5-5.6 GM OSS|FE 200-600mm F5.6-6.3 G OSS',
  },
  {
    key: 'fujifilm',
    name: 'FUJIFILM',
    makes: ['FUJIFILM Corporation', 'FUJI PHOTO FILM CO., LTD.'],
    cameras:
      'X-T2|X-T3|X-T4|X-T5|X-T30|X-T30 II|X-T50|X-H2|X-H2S|X-Pro2|X-Pro3|X-S10|X-S20|X-E4|X100F|X100V|X100VI|X-M5|GFX 50S II=GFX50S II|GFX100S|GFX100 II|GFX100RF',
    lenses:
      'XF16-55mmF2.8 R LM WR|XF16mmF1.4 R WR|XF18-55mmF2.8-4 R LM OIS|XF23mmF1.4 R LM WR|XF23mmF2 R WR|XF27mmF2.8 R WR|XF33mmF1.4 R LM WR|XF35mmF1.4 R|XF35mmF2 R WR|XF50-140mmF2.8 R LM OIS WR|XF56mmF1.2 R WR|XF90mmF2 R LM WR|GF45-100mmF4 R LM OIS WR|GF80mmF1.7 R WR',
  },
  {
    key: 'panasonic',
    name: 'Panasonic',
    makes: ['Panasonic Corporation'],
    cameras:
      'DC-S5|DC-S5M2|DC-S1|DC-S1R|DC-S9|DC-GH5|DC-GH6|DC-G9|DC-G9M2|DMC-GX9=DC-GX9|DMC-LX10|DC-LX100M2',
    lenses:
      'LUMIX S 20-60mm F3.5-5.6|LUMIX S 50mm F1.8|LUMIX S 85mm F1.8|LUMIX S PRO 24-70mm F2.8|LUMIX S PRO 50mm F1.4',
  },
  {
    key: 'olympus',
    name: 'Olympus',
    makes: ['OLYMPUS IMAGING CORP.', 'OLYMPUS CORPORATION', 'OLYMPUS OPTICAL CO.,LTD'],
    cameras:
      'E-M1|E-M1MarkII=E-M1 Mark II|E-M1MarkIII=E-M1 Mark III|E-M5MarkIII=E-M5 Mark III|E-M10MarkIV|PEN-F|E-P7|TG-6',
    lenses:
      'OLYMPUS M.12-40mm F2.8|OLYMPUS M.17mm F1.8|OLYMPUS M.25mm F1.8|OLYMPUS M.45mm F1.8|OLYMPUS M.60mm F2.8 Macro|OLYMPUS M.12-100mm F4.0',
  },
  {
    key: 'om-system',
    name: 'OM SYSTEM',
    makes: ['OM Digital Solutions'],
    cameras: 'OM-1|OM-1MarkII=OM-1 Mark II|OM-5|OM-3|TG-7',
    lenses: 'OM 12-40mm F2.8 II|OM 40-150mm F4.0|OM 90mm F3.5|OM 20mm F1.4',
  },
  {
    key: 'leica',
    name: 'Leica',
    makes: ['LEICA CAMERA AG', 'Leica Camera AG'],
    cameras: 'M10|M10-R|M11|M11-P|M11 Monochrom|Q2|Q3|Q3 43|SL2|SL2-S|SL3|D-LUX 8|CL',
    lenses:
      'Summicron-M 1:2/35 ASPH.|Summicron-M 1:2/50|Summilux-M 1:1.4/35 ASPH.|Summilux-M 1:1.4/50 ASPH.|Elmarit-M 1:2.8/28 ASPH.|SUMMILUX 1:1.7/28 ASPH.',
  },
  {
    key: 'pentax',
    name: 'PENTAX',
    makes: ['PENTAX Corporation', 'RICOH IMAGING COMPANY, LTD. PENTAX'],
    cameras: 'K10D|K-1|K-1 Mark II|K-3|K-3 Mark III|K-5|KP|645Z',
    lenses:
      'smc PENTAX-DA 35mm F2.4 AL|HD PENTAX-DA 15mm F4 ED AL Limited|HD PENTAX-D FA 24-70mm F2.8ED SDM WR',
  },
  {
    key: 'ricoh',
    name: 'RICOH',
    makes: ['RICOH IMAGING COMPANY, LTD.', 'RICOH IMAGING COMPANY, LTD'],
    cameras: 'GR|GR II|GR III=RICOH GR III|GR IIIx|GR IIIx HDF|GR IV|THETA Z1',
    lenses: 'GR LENS 18.3mm F2.8|GR LENS 26.1mm F2.8',
  },
  {
    key: 'hasselblad',
    name: 'Hasselblad',
    makes: ['Victor Hasselblad AB'],
    cameras: 'X1D II 50C|X2D 100C|907X|L2D-20c',
    lenses: 'XCD 38V|XCD 55V|XCD 90V|XCD 45P',
  },
  {
    key: 'sigma',
    name: 'SIGMA',
    forOthers: true,
    lensSigns: /\b(?:DG|DC) (?:DN|HSM|OS)\b|\bEX DG\b/,
    makes: ['SIGMA Corporation'],
    cameras: 'fp|fp L|BF|dp2 Quattro',
    lenses:
      '24-70mm F2.8 DG DN \u2758 Art 019|35mm F1.4 DG DN \u2758 Art 021|50mm F1.4 DG DN \u2758 Art 023|85mm F1.4 DG DN \u2758 Art 020|18-50mm F2.8 DC DN \u2758 Contemporary 021|56mm F1.4 DC DN \u2758 Contemporary 018',
  },
  {
    key: 'tamron',
    name: 'TAMRON',
    forOthers: true,
    lensSigns: /\bDi (?:III?|VC)\b|\b(?:VXD|RXD)\b/,
    makes: ['Tamron Co., Ltd.'],
    cameras: '',
    lenses:
      '17-28mm F/2.8 Di III RXD A046|28-75mm F/2.8 Di III VXD G2 A063|28-200mm F/2.8-5.6 Di III RXD A071|35-150mm F/2-2.8 Di III VXD A058|70-180mm F/2.8 Di III VXD G2 A065|150-500mm F/5-6.7 Di III VC VXD A057',
  },
  {
    key: 'viltrox',
    name: 'VILTROX',
    forOthers: true,
    makes: [],
    cameras: '',
    lenses: 'AF 27mm F1.2 Pro|AF 75mm F1.2 Pro|AF 85mm F1.8 II|AF 20mm F2.8|AF 56mm F1.7',
  },
  {
    key: 'zeiss',
    name: 'ZEISS',
    makes: ['Carl Zeiss', 'Carl Zeiss AG'],
    cameras: '',
    lenses: '',
    forOthers: true,
  },
  {
    key: 'voigtlander',
    name: 'Voigtlander',
    makes: ['Voigtländer', 'COSINA', 'Cosina Voigtlander'],
    cameras: '',
    lenses: '',
    forOthers: true,
  },
  {
    key: 'tokina',
    name: 'Tokina',
    makes: ['KENKO TOKINA CO., LTD.'],
    cameras: '',
    lenses: '',
    forOthers: true,
  },
  { key: 'samyang', name: 'Samyang', makes: ['SAMYANG OPTICS'], cameras: '', lenses: '', forOthers: true },
  { key: 'laowa', name: 'LAOWA', makes: ['Venus Optics'], cameras: '', lenses: '', forOthers: true },
  { key: 'ttartisan', name: 'TTArtisan', makes: [], cameras: '', lenses: '', forOthers: true },
  { key: '7artisans', name: '7Artisans', makes: [], cameras: '', lenses: '', forOthers: true },
  { key: 'meike', name: 'Meike', makes: [], cameras: '', lenses: '', forOthers: true },
  { key: 'yongnuo', name: 'YONGNUO', makes: [], cameras: '', lenses: '', forOthers: true },
  { key: 'sirui', name: 'SIRUI', makes: [], cameras: '', lenses: '', forOthers: true },
  {
    key: 'dji',
    name: 'DJI',
    makes: ['DJI Technology'],
    cameras:
      'Mavic 3=L2D-20c|Mini 3 Pro=FC3582|Mini 4 Pro=FC8482|Air 2S=FC3411|Osmo Pocket 3|Osmo Action 5 Pro',
    lenses: '',
  },
  {
    key: 'apple',
    name: 'Apple',
    makes: [],
    cameras: 'iPhone 7|iPhone 13 Pro|iPhone 14 Pro|iPhone 15 Pro|iPhone 16 Pro',
    lenses: '',
  },
  { key: 'huawei', name: 'HUAWEI', makes: [], cameras: '', lenses: '' },
  { key: 'xiaomi', name: 'Xiaomi', makes: [], cameras: '', lenses: '' },
  { key: 'oppo', name: 'OPPO', makes: [], cameras: '', lenses: '' },
  { key: 'vivo', name: 'vivo', makes: [], cameras: '', lenses: '' },
  { key: 'honor', name: 'HONOR', makes: [], cameras: '', lenses: '' },
  {
    key: 'samsung',
    name: 'Samsung',
    makes: ['SAMSUNG ELECTRONICS'],
    cameras: 'Galaxy S7=SM-G930F|NX1',
    lenses: '',
  },
  { key: 'google', name: 'Google', makes: [], cameras: 'Pixel 7 Pro|Pixel 8 Pro|Pixel 9 Pro', lenses: '' },
  { key: 'jolla', name: 'Jolla', makes: [], cameras: 'Jolla', lenses: '' },
]

const byMake = new Map(
  brands.flatMap((brand) =>
    [brand.name, ...brand.makes].map((make): [string, Brand] => [make.toLowerCase(), brand]),
  ),
)

/** The maker for the make that a camera wrote, or null. */
export function brandOfMake(make: string): Brand | null {
  return byMake.get(make.trim().toLowerCase()) ?? null
}

/** The maker in a lens's name, or whose name it can only be; else null. */
export function brandOfLens(lensModel: string): Brand | null {
  const text = lensModel.toLowerCase()
  const named = brands.find(({ name, makes }) =>
    [name, ...makes].some((make) => text.startsWith(`${make.toLowerCase()} `)),
  )
  return named ?? brands.find(({ lensSigns }) => lensSigns?.test(lensModel)) ?? null
}

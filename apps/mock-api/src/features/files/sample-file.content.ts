/** A one-page PDF that is served for every file of the portal. */
export const samplePdf = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>
endobj
4 0 obj
<< /Length 158 >>
stream
BT /F2 24 Tf 64 748 Td (A sample file) Tj ET
BT /F1 12 Tf 64 718 Td (The mock API answers every download with this page. A real shop has the real file.) Tj ET
endstream
endobj
5 0 obj
<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
endobj
6 0 obj
<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>
endobj
xref
0 7
0000000000 65535 f 
0000000009 00000 n 
0000000058 00000 n 
0000000115 00000 n 
0000000251 00000 n 
0000000460 00000 n 
0000000530 00000 n 
trailer
<< /Size 7 /Root 1 0 R >>
startxref
605
%%EOF
`;

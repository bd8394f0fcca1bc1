/** What a phone shows that only tries whether it gets here. */
const de = {
  heading: 'Es klappt!',
  text: 'Dieses Handy erreicht den Quiz-Laptop. So kommen heute alle herein.',
  join: 'Zum Mitspielen',
};

export default de;
